import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Table' };

export const States = createComponentStory({
  name: 'Table',

  isWide: true,
  intent: 'Lists of the dashboard, drawn by hairlines.',
  when: 'Records with the same few facts.',
  whenNot: 'Places to go: IndexRows. A handful of facts of one record: a description list.',
  accessibility:
    'A real table with a caption and column heads; the explicit roles keep it one where rows become grids on phones (WCAG 1.3.1).',
  states: {
    Regular: () => (
      <Table
        caption="Projects"
        head={
          <>
            <Th>Name</Th>
            <Th wideOnly>Category</Th>
            <Th end>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Th>
          </>
        }
      >
        {['Upar', 'Ritu'].map((name) => (
          <Tr key={name}>
            <Td kind="title">
              <RowTitle detail="2023">{name}</RowTitle>
            </Td>
            <Td wideOnly>Packaging</Td>
            <Td kind="actions">
              <Button aria-label={`Edit ${name}`} size="small" variant="quiet">
                Edit
              </Button>
            </Td>
          </Tr>
        ))}
      </Table>
    ),
    Narrow: () => (
      <Table
        caption="Categories"
        head={
          <>
            <Th>Sr. No</Th>
            <Th>Name</Th>
          </>
        }
        rowHeight="narrow"
      >
        <Tr>
          <Td kind="serial">1</Td>
          <Td kind="title">
            <RowTitle>Print</RowTitle>
          </Td>
        </Tr>
      </Table>
    ),
  },
});
