import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { ComponentType } from 'react';
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

import { Name } from './Sheet.tsx';

/** What a prop may be, as the code says it; undefined where that is not known. */
const typeOf = ({ type, table }: StrictInputType) => type?.raw ?? table?.type?.summary ?? type?.name;

/** A comment of the code: the words between its backticks are code. */
const Comment = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((words, index) => <Fragment key={index}>{index % 2 === 0 ? words : <Name>{words}</Name>}</Fragment>);

function Prop(prop: StrictInputType) {
  const type = typeOf(prop);
  const byDefault = prop.table?.defaultValue?.summary;
  return (
    <div className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr] sm:items-baseline sm:gap-4">
      <dt className="font-semibold">
        {prop.name} {prop.type?.required && <span className="text-xs font-medium text-ink-2">required</span>}
      </dt>
      <dd className="grid gap-1">
        {prop.description && (
          <p>
            <Comment text={prop.description} />
          </p>
        )}
        <p className="text-xs text-ink-2">
          {type && <Name>{type}</Name>}
          {byDefault && (
            <>
              {' by default '}
              <Name>{byDefault}</Name>
            </>
          )}
        </p>
      </dd>
    </div>
  );
}

const List = ({ argTypes }: { argTypes: StrictArgTypes }) => (
  <Unstyled>
    <dl className="my-6 divide-y divide-line border-y border-line font-sans text-sm wrap-anywhere text-ink">
      {Object.entries(argTypes)
        .filter(([, { table }]) => !table?.disable)
        .map(([key, prop]) => (
          <Prop key={key} {...prop} />
        ))}
    </dl>
  </Unstyled>
);

/**
 * The props of a component and of its parts, from its stories and the comments of its code. In the place of Storybook's `ArgTypes`, which took
 * longer to draw than the rest of a page, and says "union" where this names what may be given.
 */
export function Props({ of }: { of: object }) {
  const { argTypes, parameters, subcomponents = {} } = useOf(of, ['meta']).preparedMeta;
  const extract: (component: ComponentType) => StrictArgTypes = parameters['docs'].extractArgTypes;
  const parts = Object.entries(subcomponents as Record<string, ComponentType>);
  return (
    <>
      <List argTypes={argTypes} />
      {parts.map(([name, part]) => (
        <Fragment key={name}>
          <h3>{name}</h3>
          <List argTypes={extract(part)} />
        </Fragment>
      ))}
    </>
  );
}
