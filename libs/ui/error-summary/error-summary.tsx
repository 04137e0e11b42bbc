import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';
import { errorSummaryTexts } from './error-summary.texts';
import { focusField } from './focus-field';
import { useErrorTitle } from './use-error-title';

export interface FieldError {
  /** Id of the control or its group. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Changes with every submit, so that the focus moves even if the errors are equal. */
  attempt?: number;
  title?: string;
}

const goTo = (event: MouseEvent, fieldId: string): void => {
  if (focusField(fieldId)) event.preventDefault();
};

/**
 * Lists the errors above the form and marks the document's title: takes the focus once per attempt, each line links to
 * its field. Mount it without errors too, so that it knows which attempt was announced.
 */
export function ErrorSummary({
  errors,
  attempt = 0,
  title = errorSummaryTexts.title(errors.length),
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const present = errors.length > 0;
  const announcedAttempt = useRef<number>(undefined);
  useErrorTitle(present);
  // A field becoming invalid again while typing must not take the focus.
  useEffect(() => {
    if (!present || announcedAttempt.current === attempt) return;
    announcedAttempt.current = attempt;
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
