import { createClient } from '@emsal/api/client';
import { callWindowNames, callWindows, type CallWindow as Hours } from '@emsal/api/call-windows';
import type { VisitId } from '@emsal/api/calls/identifiers';
import { usePage } from '@emsal/platform/page';
import { nanoid } from '@emsal/platform/store';
import { Notice } from '@emsal/ui/notice/notice';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Stack } from '@emsal/ui/stack/stack';
import { useRef, useState } from 'react';
import { applicationTexts as texts } from './application.texts';

const anyHour = 'any';
const options = [
  { value: anyHour, label: texts.anyHour },
  ...callWindowNames.map((value) => ({ value, label: callWindows[value] })),
];
const hoursOf = (chosen: string): Hours | null => callWindowNames.find((name) => name === chosen) ?? null;
const labelOf = (chosen: string): string => options.find(({ value }) => value === chosen)!.label;

interface CallWindowProps {
  visitId: VisitId;
  callWindow: Hours | null;
}

/** When the adviser is to call; saved as soon as it is chosen. */
export function CallWindow({ visitId, callWindow }: CallWindowProps) {
  const { transport } = usePage();
  const [state, setState] = useState<{ chosen: string; saved?: string; refusal?: string }>({
    chosen: callWindow ?? anyHour,
  });
  const latest = useRef(state.chosen);
  const choose = async (chosen: string): Promise<void> => {
    latest.current = chosen;
    setState({ chosen });
    const reply = await createClient(transport).command(
      'POST policyrequest/SetCallWindow',
      { visitId, callWindow: hoursOf(chosen) },
      { idempotencyKey: nanoid() },
    );
    // Another choice has been made meanwhile.
    if (latest.current !== chosen) return;
    setState({ chosen, ...(reply.isSuccess ? { saved: labelOf(chosen) } : { refusal: reply.message }) });
  };
  return (
    <Stack gap={16}>
      <RadioCards
        id="call-window"
        name="call-window"
        layout="pair"
        label={texts.callWindow}
        error={state.refusal}
        options={options}
        value={state.chosen}
        onChange={(value) => void choose(value)}
      />
      <div role="status">
        {state.saved !== undefined && <Notice tone="good">{texts.callWindowSaved(state.saved)}</Notice>}
      </div>
    </Stack>
  );
}
