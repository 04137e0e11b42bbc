/**
 * The step that is shown: that of the path, or the one that the button has just led to. The step is shown at once; address and
 * history follow after the paint, because adding a history entry delays it.
 */
import { stepPath } from '@emsal/lines/kit/steps/paths';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { nextPaint } from '@emsal/platform/paint/next-paint';
import { useLocation, useNavigate, useParams } from '@emsal/platform/router';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteStepCookie, forgetStep, forgetStepSoon, rememberStep } from './remembered-step';

export interface FormLocation {
  slug: string;
  goTo: (slug: string) => void;
  /** False on the first screen of a document: on later ones the title takes the focus. */
  hasNavigated: boolean;
}

/** The router's key of the history entry; it changes with every navigation, even to the same address. */
const currentHistoryKey = (): unknown => (history.state as { key?: string } | null)?.key;

export function useFormLocation(line: Line): FormLocation {
  const path = useParams()['*'] ?? '';
  const { key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [firstKey, setFirstKey] = useState(isHydrated ? null : key);
  const [ahead, setAhead] = useState<string | null>(null);
  const shown = ahead ?? path;
  /** Steps that are shown or were shown, but have no history entry yet. */
  const pendingSteps = useRef<string[]>([]);
  const goTo = useCallback(
    async (slug: string): Promise<void> => {
      if (slug === shown && pendingSteps.current.length === 0) return;
      setAhead(slug);
      rememberStep(slug);
      pendingSteps.current.push(slug);
      if (pendingSteps.current.length > 1) return;
      const from = currentHistoryKey();
      await nextPaint();
      if (currentHistoryKey() !== from) {
        pendingSteps.current = [];
        forgetStep();
        return setAhead(null);
      }
      // A step stays pending until its entry exists: one that is shown meanwhile gets its entry afterwards.
      for (; pendingSteps.current[0] !== undefined; pendingSteps.current.shift())
        await navigate(stepPath(line, pendingSteps.current[0]));
      forgetStepSoon();
    },
    [line, navigate, shown],
  );
  useEffect(deleteStepCookie, []);
  useEffect(() => forgetStep, []);
  // Coming back to the first screen later is a navigation like any other.
  if (firstKey && key !== firstKey) setFirstKey(null);
  // The address has followed: from now on it decides.
  if (ahead === path) setAhead(null);
  return { slug: shown, goTo, hasNavigated: ahead !== null || key !== firstKey };
}
