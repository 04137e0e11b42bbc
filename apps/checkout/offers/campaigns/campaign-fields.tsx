import type { CampaignWishes } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { offersTexts } from '../offers.texts';
import { campaignTexts as texts } from './campaign.texts';
import type { WishErrors } from './judge-wish';

interface CampaignFieldsProps {
  kind: 'child' | 'driver';
  onWish: (wish: CampaignWishes['child'] | CampaignWishes['driver']) => void;
  /** Why nothing could be asked: what was typed stays. */
  onFailed: (message: string) => void;
}

export function CampaignFields({ kind, onWish, onFailed }: CampaignFieldsProps) {
  const [errors, setErrors] = useState<WishErrors>({});
  const press = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void import('./judge-wish').then(
      ({ judgeWish }) => judgeWish({ kind, event, setErrors, onWish }),
      () => onFailed(offersTexts.withoutScript),
    );
  };
  const field = (name: keyof WishErrors, label: string) => (
    <TextField
      id={`${kind}-${name}`}
      name={name}
      label={label}
      width="year"
      inputMode="numeric"
      maxLength={3}
      error={errors[name]}
    />
  );
  return (
    <form onSubmit={press}>
      <Stack gap={12}>
        {field('age', kind === 'child' ? texts.childAge : texts.driverAge)}
        {kind === 'driver' && field('licenceYears', texts.licenceYears)}
        <Button type="submit" variant="line">
          {texts.apply}
        </Button>
      </Stack>
    </form>
  );
}
