export { SelectField } from './SelectField';
export { TextAreaField } from './TextAreaField';
export { TextField } from './TextField';
