import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';
import { errorSummaryTexts } from './error-summary.texts';
import { focusField } from './focus-field';

export interface FieldError {
  /** Id of the control or of its group. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Changes with every submit, so that the focus comes back although the errors are the same. */
  attempt?: number;
  title?: string;
}

const goTo = (event: MouseEvent, fieldId: string): void => {
  if (focusField(fieldId)) event.preventDefault();
};

/** What to correct, on top of the main part: takes the focus once an attempt, and each line leads to its field. Nothing without errors; drawn then too, it knows that it was heard. */
export function ErrorSummary({
  errors,
  attempt = 0,
  title = errorSummaryTexts.title(errors.length),
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const present = errors.length > 0;
  const heard = useRef<number>(undefined);
  // A field that goes right and wrong again while one types must not take the focus out of its box.
  useEffect(() => {
    if (!present || heard.current === attempt) return;
    heard.current = attempt;
    box.current?.focus();
  }, [present, attempt]);
  if (!present) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
