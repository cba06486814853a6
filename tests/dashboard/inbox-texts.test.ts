import { expect, test } from 'vitest';
import { answerAddress } from '../../src/dashboard/inbox/texts.ts';

test('an answer goes to who wrote, with what was written below it', () => {
  const address = answerAddress({ name: 'Mara', email: 'mara&co@museum.example', text: 'One\nTwo' });
  expect(address).toBe('mailto:mara%26co@museum.example?body=%0A%0AMara%3A%0A%3E%20One%0A%3E%20Two');
});

test('a long message is cut between letters, or its address could not be written', () => {
  for (let length = 1480; length < 1500; length += 1) {
    const text = 'a'.repeat(length) + '😀'.repeat(20);
    expect(decodeURIComponent(answerAddress({ name: 'Mara', email: 'm@m.example', text }))).not.toContain('\u{FFFD}');
  }
});
