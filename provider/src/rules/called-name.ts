/** How colleagues call somebody: their name, or the username of who gave none. */
export const calledName = ({ name, username }: { readonly name: string; readonly username: string }): string =>
  name === '' ? username : name;
