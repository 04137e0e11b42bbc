/** Which of the customer's vehicles is selected, and which answers a selection sets. */
import type { StepWidgetProps } from '@emsal/funnel/step-form/step-widget';
import { isSame } from '@emsal/lines/kit/answers/answers';
import type { Answer, Option } from '@emsal/lines/kit/grammar/field';
import { anotherVehicle } from '@emsal/lines/vehicle/assets-lookup';
import { useEffect, useState } from 'react';

/** The other answers that a selection sets: another vehicle has neither the plate nor the serial of a listed one. */
function answersWith(listed: readonly Option[], assetId: string, plate?: Answer): Record<string, string> {
  const chosen = listed.find(({ code }) => code === assetId)?.model;
  if (chosen !== undefined) return { licensePlateStatus: '1', licensePlateNo: chosen };
  return listed.some(({ model }) => model === plate) ? { licensePlateNo: '', licenseNo: '' } : {};
}

type ChoiceProps = Pick<StepWidgetProps, 'line' | 'values' | 'options' | 'change'>;

/** Whether the form's plate is this vehicle's; the next step may have changed or cleared it. */
const hasFormPlate = ({ line, values }: ChoiceProps, { model }: Option): boolean =>
  values.licensePlateStatus !== '0' && isSame(line.fields.licensePlateNo, model, values.licensePlateNo);

/** Code of the selected vehicle; `anotherVehicle` when the form's plate is no longer its plate; empty when none is selected. */
function choiceOf(props: ChoiceProps, listed: readonly Option[]): string {
  const answer = props.values.directionAsset;
  const isOther = listed.some((vehicle) => vehicle.code === answer && !hasFormPlate(props, vehicle));
  return isOther ? anotherVehicle : String(answer ?? '');
}

export interface VehicleChoice {
  /** The listed vehicles without those removed here. */
  vehicles: readonly Option[];
  choice: string;
  chosen: Option | undefined;
  choose: (assetId: string) => void;
  removeFromList: (assetId: string) => void;
}

export function useVehicleChoice(props: ChoiceProps): VehicleChoice {
  const { values, options, change } = props;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const listed = options.directionAsset ?? [];
  const vehicles = listed.filter(({ code }) => !removed.includes(code));
  const choice = choiceOf(props, listed);
  const matching = values.directionAsset ? undefined : vehicles.find((vehicle) => hasFormPlate(props, vehicle));
  useEffect(() => {
    if (matching) change('directionAsset', matching.code);
  }, [matching, change]);
  const choose = (assetId: string): void => {
    change('directionAsset', assetId);
    for (const [name, answer] of Object.entries(answersWith(listed, assetId, values.licensePlateNo)))
      change(name, answer);
  };
  const removeFromList = (assetId: string): void => {
    setRemoved([...removed, assetId]);
    choose('');
  };
  return { vehicles, choice, chosen: vehicles.find(({ code }) => code === choice), choose, removeFromList };
}
