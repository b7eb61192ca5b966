import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Lock, Pencil } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Button } from '../button/index.ts';
import type { ChangeDetail } from '../internal/change-reason.ts';
import { SettingForm } from './SettingForm.tsx';
import { focusAfter, type SettingState } from './setting-state.ts';

/** The words on a setting's buttons and above its field. */
export interface SettingWords {
  edit: string;
  save: string;
  /** In place of `save` while the value is on its way. */
  saving: string;
  cancel: string;
  /** Above the field, as in `New value`. */
  field: string;
}

export interface SettingCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** `view` shows the value, `edit` a field for it, `busy` the same while it is saved, `read-only` can never be edited here. */
  state: SettingState;
  /** What is set, an `h3`. */
  title: ReactNode;
  /** What it does, in a sentence. */
  description?: ReactNode;
  /** The value in force, already formatted. */
  value: ReactNode;
  /** Set after the value and inside the field, as in `seconds`. */
  unit?: ReactNode;
  /** Which values are allowed, in words: `Range: 0 - 1`. */
  range?: string;
  /** Why it cannot be edited; shown while `read-only`. */
  readOnlyReason?: string;
  /** The text in the field. */
  draft?: string;
  onDraftChange?: (draft: string, detail: ChangeDetail) => void;
  /** What is wrong with the draft, or why it was not saved. */
  error?: string | undefined;
  /** What saving would change, under the field while there is one. */
  preview?: ReactNode;
  /** What has just happened to it, as in what was saved over what; announced. */
  note?: ReactNode;
  words: SettingWords;
  /** The field, while there is one: for a form that focuses what is wrong. */
  inputRef?: Ref<HTMLInputElement>;
  onEdit?: () => void;
  onSave?: () => void;
  /** Cancel was pressed, or Escape in the field. */
  onCancel?: () => void;
}

/**
 * One setting that is looked at more often than changed. Editing moves the focus into the field, and leaving it back to the edit button.
 * The app holds the draft and the state. Renders a `<section>`.
 */
export function SettingCard({
  state,
  title,
  description,
  value,
  unit,
  range,
  readOnlyReason,
  draft = '',
  onDraftChange,
  error,
  preview,
  note,
  words,
  inputRef,
  onEdit,
  onSave,
  onCancel,
  className = '',
  ...rest
}: SettingCardProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const fieldRef = useComposedRefs(field, inputRef);
  const editButton = useRef<HTMLButtonElement>(null);
  const before = useRef(state);

  useEffect(() => {
    const target = focusAfter(before.current, state);
    before.current = state;
    if (target === 'field') field.current?.select();
    if (target === 'edit-button') editButton.current?.focus();
  }, [state]);

  return (
    <section
      {...rest}
      aria-labelledby={`${id}-title`}
      data-component="SettingCard"
      data-state={state}
      className={`flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 ${className}`}
    >
      <div className="min-w-0">
        <h3 id={`${id}-title`} data-part="title" className="text-base font-bold wrap-anywhere">
          {title}
        </h3>
        {description !== undefined && (
          <p data-part="description" className="mt-0.5 text-sm text-ink-2 wrap-anywhere">
            {description}
          </p>
        )}
      </div>
      {state === 'edit' || state === 'busy' ? (
        <SettingForm
          inputRef={fieldRef}
          busy={state === 'busy'}
          {...{ draft, unit, range, error, preview, words, onDraftChange, onSave, onCancel }}
        />
      ) : (
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          {/* The words break before the button leaves their line. */}
          <div className={`min-w-0 ${state === 'view' ? 'flex-[1_1_7rem]' : 'basis-full'}`}>
            <p
              data-part="value"
              className={`flex flex-wrap items-baseline gap-x-1.5 font-bold wrap-anywhere ${state === 'view' ? 'text-xl tracking-tight' : 'text-base'}`}
            >
              <bdi className="min-w-0">{value}</bdi>
              {unit !== undefined && <span className="text-sm font-semibold tracking-normal text-ink-2">{unit}</span>}
            </p>
            {range && (
              <p data-part="range" className="text-xs text-ink-3">
                {range}
              </p>
            )}
          </div>
          {state === 'view' ? (
            <Button
              ref={editButton}
              id={`${id}-edit`}
              aria-labelledby={`${id}-edit ${id}-title`}
              variant="secondary"
              size="sm"
              onClick={onEdit}
            >
              <Pencil aria-hidden="true" className="size-4" />
              {words.edit}
            </Button>
          ) : (
            readOnlyReason && (
              <p data-part="reason" className="flex items-start gap-1.5 text-xs text-ink-2">
                <Lock aria-hidden="true" className="mt-px size-4 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{readOnlyReason}</span>
              </p>
            )
          )}
        </div>
      )}
      {/* Rendered while empty, and then without its gap: a live region that appears together with its text is not announced. */}
      <p role="status" data-part="note" className="text-sm font-medium text-positive wrap-anywhere empty:-mt-4">
        {note}
      </p>
    </section>
  );
}
