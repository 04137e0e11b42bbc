import { errorSummaryTexts } from '@emsal/ui/error-summary/error-summary.texts';
import type { FieldError } from '@emsal/ui/error-summary/error-summary';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { checkHero, controlId, messageFor } from './check-hero';
import type { HeroField } from './hero-fields';

/** Marks the document's title while the form has errors. */
function useTitleMark(wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    const { title } = document;
    document.title = errorSummaryTexts.documentTitle(title);
    return () => {
      document.title = title;
    };
  }, [wrong]);
}

/** Answers true once per page view; the page may come back from the browser's memory. */
function useOnce() {
  const usedRef = useRef(false);
  useEffect(() => {
    const again = () => {
      usedRef.current = false;
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
  return () => {
    const isFirst = !usedRef.current;
    usedRef.current = true;
    return isFirst;
  };
}

/**
 * Checks a form whose fields the DOM owns: nothing is copied into React, so nothing typed before hydration can be lost,
 * and a form that passes is sent by the browser itself, before and after hydration alike.
 */
export function useHeroForm(fields: readonly HeroField[]) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useOnce();
  useTitleMark(errors.length > 0);
  useLayoutEffect(() => {
    // From here on our own sentences speak instead of the browser's bubbles.
    if (form.current) form.current.noValidate = true;
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const found = checkHero(fields, new FormData(event.currentTarget, submitter));
    setErrors(found);
    setAttempt((count) => count + 1);
    if (found.length > 0 || !isFirst()) event.preventDefault();
  };
  /** An error goes as soon as its field becomes right, and says what is still missing until then. */
  const input = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    const field = fields.find((candidate) => candidate.name === name);
    if (!field || !errors.some(({ fieldId }) => fieldId === controlId(name))) return;
    const message = messageFor(field, new FormData(event.currentTarget));
    setErrors((known) =>
      known.flatMap((error) => (error.fieldId !== controlId(name) ? [error] : message ? [{ ...error, message }] : [])),
    );
  };
  return { form, errors, attempt, submit, input };
}
