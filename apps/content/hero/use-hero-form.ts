import type { FieldError } from '@emsal/ui/error-summary/error-summary';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { checkHeroForm, controlId, messageFor } from './check-hero-form';
import type { HeroField } from './hero-fields';

/** Returns true once per page view; a page restored from the back/forward cache counts as a new view. */
function useOnce() {
  const usedRef = useRef(false);
  useEffect(() => {
    const reset = () => {
      usedRef.current = false;
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return () => {
    const isFirst = !usedRef.current;
    usedRef.current = true;
    return isFirst;
  };
}

/** A field with an error may be in a disclosure that was closed again. */
const uncover = ({ fieldId }: FieldError): void =>
  document.getElementById(fieldId)?.closest('details')?.setAttribute('open', '');

/**
 * Validates a form with uncontrolled fields: what was typed before hydration cannot be lost, and a valid form is submitted by the
 * browser itself, before and after hydration alike.
 */
export function useHeroForm(fields: readonly HeroField[], isKnown: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useOnce();
  useLayoutEffect(() => {
    // Once hydrated, our own messages replace the browser's validation bubbles.
    if (form.current) form.current.noValidate = true;
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const formErrors = checkHeroForm(fields, new FormData(event.currentTarget, submitter), isKnown);
    formErrors.forEach(uncover);
    setErrors(formErrors);
    setAttempt((count) => count + 1);
    if (formErrors.length > 0 || !isFirst()) event.preventDefault();
  };
  /** Updates an error while the visitor corrects the field, and removes it when the field is valid. */
  const input = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    const field = fields.find((candidate) => candidate.name === name);
    if (!field || !errors.some(({ fieldId }) => fieldId === controlId(name))) return;
    const message = messageFor(field, new FormData(event.currentTarget));
    setErrors((current) => {
      if (!message) return current.filter(({ fieldId }) => fieldId !== controlId(name));
      return current.map((error) => (error.fieldId === controlId(name) ? { ...error, message } : error));
    });
  };
  return { form, errors, attempt, submit, input };
}
