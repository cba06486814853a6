export * from './record.ts';
export type * from './types.ts';
export type { Field } from './field.ts';
export { pageFields } from './page.ts';
export { projectFields } from './project.ts';
export { storyFields } from './story.ts';
