/** The explicit consent: nothing is preselected, and without the tick nothing is sent. */
import { Button } from '@emsal/ui/button/button';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Stack } from '@emsal/ui/stack/stack';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { assistantTexts as texts } from './assistant.texts';
import type { PermissionActions } from './use-permission';

interface PermissionFormProps extends Pick<PermissionActions, 'permit'> {
  hasKey: boolean;
  isBusy: boolean;
}

export function PermissionForm({ hasKey, isBusy, permit }: PermissionFormProps) {
  const [isGiven, setGiven] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const isMissing = attempts > 0 && !isGiven;
  useEffect(() => {
    if (attempts > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (isGiven) void permit();
    else setAttempts(attempts + 1);
  };
  return (
    <form ref={box} noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Checkbox
          id="assistant-consent"
          label={texts.consent}
          checked={isGiven}
          onChange={setGiven}
          {...(isMissing && { error: texts.consentMissing })}
        />
        <div>
          <Button type="submit" variant="line" busy={isBusy}>
            {hasKey ? texts.another : texts.permit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
