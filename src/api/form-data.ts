/** A form as multipart: texts and files as they are, lists as JSON (specification, section 7). */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob || typeof value === 'string') form.append(name, value);
    else form.append(name, JSON.stringify(value));
  }
  return form;
}
