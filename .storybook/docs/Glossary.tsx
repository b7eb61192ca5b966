import { GLOSSARY } from './glossary.ts';
import { Cell, Sheet, UrduCell } from './Sheet.tsx';

/** Every word that needed a choice, by subject. */
export function Glossary() {
  return GLOSSARY.map(({ title, terms }) => (
    <section key={title}>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
      <Sheet caption={title} head={['English', 'Urdu', 'Why']}>
        {terms.map(({ en, ur, why }) => (
          <tr key={en}>
            <Cell>{en}</Cell>
            <UrduCell>
              <b>{ur}</b>
            </UrduCell>
            <Cell>{why}</Cell>
          </tr>
        ))}
      </Sheet>
    </section>
  ));
}
