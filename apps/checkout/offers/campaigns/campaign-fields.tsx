import type { CampaignWishes } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import { campaignTexts as texts } from './campaign.texts';

interface CampaignFieldsProps {
  kind: 'child' | 'driver';
  onWish: (wish: CampaignWishes['child'] | CampaignWishes['driver']) => void;
}

type Typed = Record<'age' | 'licenceYears', string>;

const isNumber = (typed: string): boolean => /^\d{1,2}$/.test(typed.trim());

/** What the campaign assumes, in numbers; null while something is no number. */
export function wishOf(kind: CampaignFieldsProps['kind'], { age, licenceYears }: Typed) {
  if (!isNumber(age) || (kind === 'driver' && !isNumber(licenceYears))) return null;
  return kind === 'child' ? { age: Number(age) } : { age: Number(age), licenceYears: Number(licenceYears) };
}

export function CampaignFields({ kind, onWish }: CampaignFieldsProps) {
  const [typed, setTyped] = useState<Typed>({ age: '', licenceYears: '' });
  const [isAsked, setAsked] = useState(false);
  const wish = wishOf(kind, typed);
  const press = (): void => {
    setAsked(true);
    if (wish !== null) onWish(wish);
  };
  const field = (name: keyof Typed, label: string) => (
    <TextField
      id={`${kind}-${name}`}
      label={label}
      width="code"
      inputMode="numeric"
      maxLength={2}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      error={isAsked && !isNumber(typed[name]) ? texts.wrongNumber : undefined}
    />
  );
  return (
    <Stack gap={12}>
      {field('age', kind === 'child' ? texts.childAge : texts.driverAge)}
      {kind === 'driver' && field('licenceYears', texts.licenceYears)}
      <Button variant="line" onClick={press}>
        {texts.apply}
      </Button>
    </Stack>
  );
}
