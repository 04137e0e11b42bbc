/** Asks for the passport. Submitted before hydration it is a plain GET of the same page, which reads the value from its address. */
import { brand } from '@emsal/brand/brand';
import { Button } from '@emsal/ui/button/button';
import { ErrorSummary } from '@emsal/ui/error-summary/error-summary';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import { passportField, passportPath } from '@emsal/lines/facts/passport-path';
import { resumeTexts as texts } from './resume.texts';

/** Longer than a code or number that a person types; the hash of a link is longer. */
const longestTyped = 40;

export interface PassportQuestionProps {
  /** From the address or an earlier attempt. */
  given: string;
  ask: (passport: string) => void;
}

export function PassportQuestion({ given, ask }: PassportQuestionProps) {
  const [typed, setTyped] = useState(given);
  const [attempt, setAttempt] = useState(0);
  const isLink = given.length > longestTyped;
  const wrong = attempt > 0 && typed.trim() === '' ? texts.missing : undefined;
  const submit = () => {
    setAttempt(attempt + 1);
    if (typed.trim() !== '') ask(typed.trim());
  };
  return (
    <form
      method="get"
      action={passportPath}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <title>{texts.documentTitle(texts.title, brand.name)}</title>
      <Stack>
        <ErrorSummary errors={wrong ? [{ fieldId: passportField, message: wrong }] : []} attempt={attempt} />
        <h1>{texts.title}</h1>
        <Text tone="muted">{isLink ? texts.linked : texts.lead}</Text>
        {!isLink && (
          <TextField
            id={passportField}
            name={passportField}
            label={texts.label}
            hint={texts.hint}
            error={wrong}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={longestTyped}
          />
        )}
        <Button type="submit">{texts.button}</Button>
      </Stack>
    </form>
  );
}
