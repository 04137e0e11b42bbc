import type { CampaignOptions } from '@emsal/state/offer/offer-state';
import { oldestDiscountedChild } from '@emsal/validation/ages/campaign-ages';
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { campaignDialogTexts as texts } from './campaign-dialog.texts';
import { submitCampaign } from './submit-campaign';
import type { CampaignErrors } from './submit-campaign';

interface CampaignFieldsProps {
  kind: 'child' | 'driver';
  /** Called with valid input. */
  onSubmit: (option: CampaignOptions['child'] | CampaignOptions['driver']) => void;
}

export function CampaignFields({ kind, onSubmit }: CampaignFieldsProps) {
  const [errors, setErrors] = useState<CampaignErrors>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submitCampaign({ kind, form: event.currentTarget, setErrors, onSubmit });
  };
  const field = (name: keyof CampaignErrors, label: string, hint?: string) => (
    <TextField
      id={`${kind}-${name}`}
      name={name}
      label={label}
      hint={hint}
      width="year"
      inputMode="numeric"
      maxLength={3}
      error={errors[name]}
    />
  );
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        {kind === 'child'
          ? field('age', texts.childAge, texts.childAgeHint(oldestDiscountedChild))
          : field('age', texts.driverAge)}
        {kind === 'driver' && field('licenceYears', texts.licenceYears)}
        <Button type="submit" variant="line">
          {texts.apply}
        </Button>
      </Stack>
    </form>
  );
}
