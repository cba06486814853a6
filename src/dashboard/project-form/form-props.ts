import type { ProjectForm } from '../../machines/project-form/project-form.react.tsx';

/** What every part of the form gets. */
export interface FormProps {
  readonly form: ProjectForm;
  /** The place that a file hangs over. */
  readonly over: string | null;
}
