import { Button } from '../button/button';
import { Combobox } from '../combobox/combobox';
import { Notice } from '../notice/notice';
import type { SelectOption } from '../select/select';
import { Stack } from '../stack/stack';
import { addressLevelsTexts as texts } from './address-levels.texts';

export interface AddressLevelField {
  id: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  error?: string;
  state: 'loading' | 'ready' | 'empty' | 'failed';
}

export interface AddressLevelsProps {
  /** From the province down to the first level that is not chosen. */
  levels: readonly AddressLevelField[];
  onChoose: (index: number, value: string) => void;
  onRetry: (index: number) => void;
}

/** The levels of an address, each with its own list, which is loaded when the level above was chosen. */
export function AddressLevels({ levels, onChoose, onRetry }: AddressLevelsProps) {
  return (
    <Stack gap={24}>
      {levels.map((level, index) => (
        <Level key={level.id} {...level} onChoose={(value) => onChoose(index, value)} onRetry={() => onRetry(index)} />
      ))}
    </Stack>
  );
}

interface LevelProps extends AddressLevelField {
  onChoose: (value: string) => void;
  onRetry: () => void;
}

function Level({ state, onChoose, onRetry, ...field }: LevelProps) {
  if (state === 'failed')
    return (
      <Notice tone="warn" live>
        <Stack gap={8}>
          <p id={field.id} tabIndex={-1}>
            {texts.failed(field.label)}
          </p>
          <div>
            <Button variant="quiet" onClick={onRetry}>
              {texts.retry}
            </Button>
          </div>
        </Stack>
      </Notice>
    );
  if (state === 'empty')
    return (
      <Notice tone="warn" live>
        <p id={field.id} tabIndex={-1}>
          {texts.empty(field.label)}
        </p>
      </Notice>
    );
  return (
    <Combobox {...field} name={field.id} hint={state === 'loading' ? texts.loading : undefined} onChange={onChoose} />
  );
}
