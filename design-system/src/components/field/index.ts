export { EditableField } from './EditableField';
export { SelectField } from './SelectField';
export { TextAreaField } from './TextAreaField';
export { TextField } from './TextField';
