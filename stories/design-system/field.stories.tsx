import { SelectField, TextAreaField, TextField } from '@vitrine/design-system/components/field';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Field' };

export const States = createComponentStory({
  name: 'Field',

  intent: 'Label, hint and error around an input, a text area or a list.',
  when: 'Forms of the dashboard.',
  whenNot: 'Login: UnderlineField. Passwords: PasswordField. Files: DropZone.',
  accessibility:
    'The label is tied to its control, hint and error describe it, an error marks it invalid (WCAG 3.3.1).',
  states: {
    Text: () => <TextField hint="optional" label="Client" />,
    'Text with an error': () => <TextField error="Enter the title" label="Title" required />,
    'Text, disabled': () => <TextField defaultValue="Upar" disabled label="Title" />,
    'Title of a form': () => <TextField defaultValue="Make the dummy first" label="Heading" look="title" />,
    'Several lines': () => <TextAreaField label="Text" />,
    'Several lines with an error': () => <TextAreaField error="Enter the text" label="Content" />,
    'One of a few': () => (
      <SelectField label="Category">
        <option>Print</option>
        <option>Film</option>
      </SelectField>
    ),
    'One of a few with an error': () => (
      <SelectField error="Choose a category" label="Kind">
        <option>None</option>
      </SelectField>
    ),
  },
});
