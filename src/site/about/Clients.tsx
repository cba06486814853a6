import { asWritten } from '@vitrine/design-system/components/text';
import { namedClients, toClientColumns } from '../../domain/clients.ts';
import { Missing } from '../shared/Missing.tsx';
import { clientColumns, item } from './about.css.ts';

/** The clients' names in three columns of equal ceiling size. */
export function Clients({ names }: { readonly names: readonly string[] }) {
  const named = namedClients(names);
  if (named.length === 0) return <Missing text="No clients available" />;
  return (
    <div className={clientColumns}>
      {toClientColumns(named)
        .filter((column) => column.length > 0)
        .map((column, index) => (
          <ul key={index}>
            {column.map((name, place) => (
              <li className={item} key={place} {...asWritten(name)}>
                {name}
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
}
