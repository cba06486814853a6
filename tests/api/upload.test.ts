import { expect, test } from 'vitest';
import { limitSilence, type SendForm } from '../../src/api/http/upload.ts';
import { toProblem } from '../../src/api/problem.ts';
import { isPassing, reasonInForm } from '../../src/dashboard/shared/messages.ts';

/** As a browser holds a file that was saved again after it was chosen. */
class ChangedFile extends File {
  override slice(): Blob {
    const part = new Blob();
    part.arrayBuffer = () => Promise.reject(new DOMException('Could not be read.', 'NotReadableError'));
    return part;
  }
}

const request = new Request('http://provider.example/api/projects', { method: 'POST' });
const lost: SendForm = () => Promise.reject(new TypeError('Failed to fetch'));

function formWith(...files: readonly File[]): FormData {
  const form = new FormData();
  form.append('title', 'Kal');
  for (const [index, file] of files.entries()) form.append(`file_${String(index)}`, file);
  return form;
}

async function problemOf(form: FormData) {
  const thrown: unknown = await limitSilence(lost)(request, form).catch((error: unknown) => error);
  return toProblem(thrown);
}

test('a file that changed on the disk since it was chosen is named, and sending it again is no way on', async () => {
  const problem = await problemOf(formWith(new File(['a'], 'sound.jpg'), new ChangedFile(['b'], 'tins.jpg')));
  expect(problem).toEqual({
    kind: 'changed',
    message: 'tins.jpg changed on your disk since it was chosen. Choose it again.',
  });
  expect(isPassing(problem)).toBe(false);
  expect(reasonInForm(problem)).toBe(
    'tins.jpg changed on your disk since it was chosen. Choose it again. What you entered is kept.',
  );
});

test('where every file can still be read, the connection was lost', async () => {
  expect(await problemOf(formWith(new File(['a'], 'sound.jpg')))).toMatchObject({ kind: 'network' });
});
