/** Which of the customer's vehicles is chosen, and what a choice answers. */
import type { StepWidgetProps } from '@emsal/funnel/step-form/step-widget';
import { isSame } from '@emsal/lines/kit/answers';
import type { Answer, Option } from '@emsal/lines/kit/field';
import { useEffect, useState } from 'react';

/** Stands for a vehicle that is not registered yet. */
export const anotherVehicle = 'another';

/** What a choice answers beside itself: another vehicle has neither plate nor serial of a listed one. */
function answersWith(listed: readonly Option[], assetId: string, plate?: Answer): Record<string, string> {
  const chosen = listed.find(({ code }) => code === assetId)?.model;
  if (chosen !== undefined) return { licensePlateStatus: '1', licensePlateNo: chosen };
  return listed.some(({ model }) => model === plate) ? { licensePlateNo: '', licenseNo: '' } : {};
}

type Asked = Pick<StepWidgetProps, 'line' | 'values' | 'options' | 'change'>;

/** The plate may have become another one, or none, in the step after this. */
const isNamed = ({ line, values }: Asked, { model }: Option): boolean =>
  values.licensePlateStatus !== '0' && isSame(line.fields.licensePlateNo, model, values.licensePlateNo);

/** Code of the chosen vehicle, `anotherVehicle` where its plate is not the form's any more; empty while none is chosen. */
function choiceOf(asked: Asked, listed: readonly Option[]): string {
  const answer = asked.values.directionAsset;
  const left = listed.some((vehicle) => vehicle.code === answer && !isNamed(asked, vehicle));
  return left ? anotherVehicle : String(answer ?? '');
}

export interface VehicleChoice {
  /** Those that were not taken off the list here. */
  vehicles: readonly Option[];
  choice: string;
  chosen: Option | undefined;
  choose: (assetId: string) => void;
  takeOff: (assetId: string) => void;
}

export function useVehicleChoice(asked: Asked): VehicleChoice {
  const { values, options, change } = asked;
  const [gone, setGone] = useState<readonly string[]>([]);
  const listed = options.directionAsset ?? [];
  const vehicles = listed.filter(({ code }) => !gone.includes(code));
  const choice = choiceOf(asked, listed);
  const alreadyNamed = values.directionAsset ? undefined : vehicles.find((vehicle) => isNamed(asked, vehicle));
  useEffect(() => {
    if (alreadyNamed) change('directionAsset', alreadyNamed.code);
  }, [alreadyNamed, change]);
  const choose = (assetId: string): void => {
    change('directionAsset', assetId);
    for (const [name, answer] of Object.entries(answersWith(listed, assetId, values.licensePlateNo)))
      change(name, answer);
  };
  const takeOff = (assetId: string): void => {
    setGone([...gone, assetId]);
    choose('');
  };
  return { vehicles, choice, chosen: vehicles.find(({ code }) => code === choice), choose, takeOff };
}
