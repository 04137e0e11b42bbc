/** The customer's registered vehicles: one to choose, to mend or to take off the list; the chosen one's plate is the next step's. */
import type { StepWidgetProps } from '@emsal/funnel/step-form/step-widget';
import { isSame } from '@emsal/lines/kit/answers';
import type { Answer, Option } from '@emsal/lines/kit/field';
import { formatPlate } from '@emsal/platform/formats/numbers';
import { useSelector } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Notice } from '@emsal/ui/notice/notice';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Stack } from '@emsal/ui/stack/stack';
import { useEffect, useState } from 'react';
import { myVehiclesTexts as texts } from './my-vehicles.texts';
import { RemoveVehicle } from './remove-vehicle';

/** Stands for a vehicle that is not registered yet. */
const anotherVehicle = 'another';

const another = { value: anotherVehicle, label: texts.another, description: texts.anotherHint };

interface Removal {
  gone: readonly string[];
  /** What the last answer was, in words. */
  words: string;
  isRefused: boolean;
}
const noRemoval: Removal = { gone: [], words: '', isRefused: false };

/** What a choice answers beside itself: another vehicle has neither plate nor serial of a listed one. */
function answersWith(listed: readonly Option[], assetId: string, plate?: Answer): Record<string, string> {
  const chosen = listed.find(({ code }) => code === assetId)?.model;
  if (chosen !== undefined) return { licensePlateStatus: '1', licensePlateNo: chosen };
  return listed.some(({ model }) => model === plate) ? { licensePlateNo: '', licenseNo: '' } : {};
}

export function MyVehicles({ line, values, options, errors, change }: StepWidgetProps) {
  const { visitId } = useSelector(selectFunnel(line.id));
  const [{ gone, words, isRefused }, setRemoval] = useState(noRemoval);
  const listed = options.directionAsset ?? [];
  const vehicles = listed.filter(({ code }) => !gone.includes(code));
  const edit = line.fields.editVehicleInformation;
  /** The plate may have become another one, or none, in the step after this. */
  const isNamed = ({ model }: Option): boolean =>
    values.licensePlateStatus !== '0' && isSame(line.fields.licensePlateNo, model, values.licensePlateNo);
  const left = listed.find((vehicle) => vehicle.code === values.directionAsset && !isNamed(vehicle));
  const direction = left ? anotherVehicle : String(values.directionAsset ?? '');
  const chosen = vehicles.find(({ code }) => code === direction);
  const alreadyNamed = values.directionAsset ? undefined : vehicles.find(isNamed);
  useEffect(() => {
    if (alreadyNamed) change('directionAsset', alreadyNamed.code);
  }, [alreadyNamed, change]);
  const choose = (assetId: string): void => {
    change('directionAsset', assetId);
    for (const [name, answer] of Object.entries(answersWith(listed, assetId, values.licensePlateNo)))
      change(name, answer);
  };
  const answered = (assetId: string, refusal: string | null): void => {
    setRemoval({
      gone: refusal === null ? [...gone, assetId] : gone,
      words: refusal ?? texts.removed,
      isRefused: refusal !== null,
    });
    if (refusal === null) choose('');
  };
  return (
    <Stack gap={16}>
      <RadioCards
        id="directionAsset"
        name="directionAsset"
        label={texts.label}
        error={errors.directionAsset}
        value={direction}
        onChange={choose}
        options={[
          ...vehicles.map(({ code, name, model }) => ({
            value: code,
            label: formatPlate(model ?? ''),
            description: name,
          })),
          another,
        ]}
      />
      {chosen && (
        <Checkbox
          id="editVehicleInformation"
          name="editVehicleInformation"
          label={edit?.label}
          hint={edit && 'hint' in edit ? edit.hint : undefined}
          checked={values.editVehicleInformation === true}
          onChange={(isTicked) => change('editVehicleInformation', isTicked)}
        />
      )}
      {chosen && visitId !== null && (
        <div>
          <RemoveVehicle
            {...{ visitId }}
            assetId={chosen.code}
            plate={formatPlate(chosen.model ?? '')}
            onAnswer={(refusal) => answered(chosen.code, refusal)}
          />
        </div>
      )}
      <div role="status">{words && <Notice tone={isRefused ? 'warn' : 'good'}>{words}</Notice>}</div>
    </Stack>
  );
}
