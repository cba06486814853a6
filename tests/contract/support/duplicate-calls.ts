import type { ContractClient } from './provider-contract.ts';

/** Copies a project, once for each key. */
export async function callDuplicate({ send }: ContractClient): Promise<void> {
  const { data: project } = await send<{ data: { id: number } }>('createProject', 201, { form: { title: 'Copied' } });
  const once = { id: project.id, headers: { 'idempotency-key': 'one-copy-of-it' } };
  const { data: copy, undo } = await send<{ data: { id: number }; undo: string }>('duplicateProject', 201, once);
  await send('duplicateProject', 404, { id: 999_999 });
  await send('updateProject', 200, { id: copy.id, form: { title: 'Its own' } });
  await send('duplicateProject', 409, once);
  await send('undoDelete', 200, { json: { undo } });
  await send('deleteProject', 404, { id: copy.id });
  await send('deleteProject', 200, { id: project.id });
}
