import type { CampaignWishes } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { offersTexts } from '../offers.texts';
import { campaignTexts as texts } from './campaign.texts';
import type { TypedWish, WishErrors } from './judge-wish';

interface CampaignFieldsProps {
  kind: 'child' | 'driver';
  onWish: (wish: CampaignWishes['child'] | CampaignWishes['driver']) => void;
  /** Why nothing could be asked: what was typed stays. */
  onFailed: (message: string) => void;
}

export function CampaignFields({ kind, onWish, onFailed }: CampaignFieldsProps) {
  const [typed, setTyped] = useState<TypedWish>({ age: '', licenceYears: '' });
  const [errors, setErrors] = useState<WishErrors>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);
  const press = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const script = await import('./judge-wish').catch(() => null);
    if (!script) return onFailed(offersTexts.withoutScript);
    const judged = script.judgeWish[kind](typed);
    setErrors(judged.errors);
    if (judged.wish !== null) onWish(judged.wish);
  };
  const field = (name: keyof TypedWish, label: string) => (
    <TextField
      id={`${kind}-${name}`}
      label={label}
      width="year"
      inputMode="numeric"
      maxLength={3}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      error={errors[name]}
    />
  );
  return (
    <form ref={form} noValidate onSubmit={(event) => void press(event)}>
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
