import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { homePartNames, homeParts, type HomePart, type Look } from '@vitrine/look';
import { useId, useMemo, useState } from 'react';
import { describeMove } from '../shared/lists/dragging.ts';
import { FloatingRow } from '../shared/lists/FloatingRow.tsx';
import { MoveButtons } from '../shared/lists/MoveButtons.tsx';
import { Ordering } from '../shared/lists/Ordering.tsx';
import { useSortableRow } from '../shared/lists/use-sortable-row.tsx';
import { order, partGap, partRow } from './look.css.ts';
import { homePartWords } from './texts.ts';

interface HomeOrderFieldProps {
  readonly home: Look['home'];
  readonly onChange: (home: Look['home']) => void;
  readonly disabled: boolean;
}

/** The order of the home page's parts: dragged by a handle, by mouse, finger or keyboard, or moved by one place. */
export function HomeOrderField({ home, onChange, disabled }: HomeOrderFieldProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const ids = useMemo(() => [...home], [home]);
  const partOf = (one: unknown) => homeParts.find((part) => part === one);
  const move = (part: HomePart, to: number) => {
    const others = home.filter((one) => one !== part);
    onChange([...others.slice(0, to), part, ...others.slice(to)]);
  };
  return (
    <div aria-labelledby={id} role="group">
      <Text as="span" id={id} tone="ink" variant="dashSmall">
        Order of the home page
      </Text>
      <Ordering
        floating={(one) => {
          const part = partOf(one);
          return part === undefined ? null : <FloatingRow name={homePartNames[part]} />;
        }}
        ids={ids}
        instruction="To pick up a part, press Space."
        isOff={disabled}
        nameOf={(one) => homePartNames[partOf(one) ?? 'carousel']}
        onDrop={(one, to) => {
          const part = partOf(one);
          if (part !== undefined) move(part, to);
        }}
        total={home.length}
      >
        <ol className={order}>
          {home.map((part, index) => (
            <PartRow
              disabled={disabled}
              index={index}
              key={part}
              onMove={(to) => {
                move(part, to);
                setSaid(describeMove(homePartNames[part], to + 1, home.length));
              }}
              part={part}
              total={home.length}
            />
          ))}
        </ol>
      </Ordering>
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

interface PartRowProps {
  readonly part: HomePart;
  readonly index: number;
  readonly total: number;
  readonly disabled: boolean;
  readonly onMove: (to: number) => void;
}

function PartRow({ part, index, total, disabled, onMove }: PartRowProps) {
  const name = homePartNames[part];
  const { ref, style, isDragging, handle } = useSortableRow(part, name, disabled);
  return (
    <li className={isDragging ? `${partRow} ${partGap}` : partRow} ref={ref} style={style}>
      {handle}
      <span>
        <Text as="span" tone="ink" variant="dashSmall">
          {name}
        </Text>
        <Text tone="muted" variant="dashSmall">
          {homePartWords[part]}
        </Text>
      </span>
      <MoveButtons
        isFirst={index === 0}
        isLast={index === total - 1}
        isOff={disabled}
        name={name}
        onMove={(step) => onMove(index + step)}
      />
    </li>
  );
}
