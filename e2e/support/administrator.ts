function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run \`npm run test:e2e\`.`);
  return value;
}

export const administrator = {
  username: fromEnvironment('VITRINE_ADMIN_USERNAME'),
  password: fromEnvironment('VITRINE_ADMIN_PASSWORD'),
} as const;
