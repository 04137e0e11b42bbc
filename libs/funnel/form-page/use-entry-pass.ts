/** At the form's own address, where no step is named, steps that need no answer are passed over (decision 254). */
import { isPassedOver } from '@emsal/lines/kit/steps/open-questions';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CurrentStep } from '../submission/next-screen';
import { awaitsCode } from './use-remembered-code';
import type { StepFlow } from './use-step-flow';

interface Entry extends CurrentStep {
  funnel: LineFunnel;
  flow: StepFlow;
  isEntry: boolean;
  isLookingUp: boolean;
}

/** Whether the visitor has begun to fill in the step, which is then left by its button. */
function useIsBegun(slug: string): boolean {
  const [begun, setBegun] = useState<string>();
  useEffect(() => {
    const begin = (): void => setBegun(slug);
    window.addEventListener('input', begin);
    return () => window.removeEventListener('input', begin);
  }, [slug]);
  return begun === slug;
}

/** `isDue`: the step will be passed over as soon as the page runs · `isPassing`: the page runs. */
export function useEntryPass({ flow, funnel, isEntry, isLookingUp, ...current }: Entry) {
  const { line, step, context } = current;
  const isHydrated = useIsHydrated();
  const isBegun = useIsBegun(step.slug);
  const passed = useRef<string>(undefined);
  const isDue = isEntry && !isBegun && flow.view === 'form' && isPassedOver(line, step, { ...context, ...funnel });
  const pass = useEffectEvent(() => {
    if (!isDue || isLookingUp || passed.current === step.slug || awaitsCode(current, funnel)) return;
    passed.current = step.slug;
    void flow.passOver();
  });
  useEffect(() => pass(), [isDue, isLookingUp, step]);
  return { isDue, isPassing: isDue && isHydrated };
}
