/** Where in the form the visitor is: the path's step, or the one that the button has just led to while the router follows. */
import { stepPath } from '@emsal/lines/kit/paths';
import type { Line } from '@emsal/lines/kit/step';
import { painted } from '@emsal/platform/painted';
import { useLocation, useNavigate, useParams } from '@emsal/platform/router';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Place {
  slug: string;
  /** Shows the step with the next frame; address and history follow. */
  goTo: (slug: string) => void;
  /** False on the first screen of a document: later ones take the focus with their title. */
  hasMoved: boolean;
}

/** A new entry of the history costs as much as drawing the step. Whoever loads the page anew before it is there is led on by the edge. */
async function followBehindPaint(slug: string, follow: () => void): Promise<void> {
  const remember = (): void => browserCookies.write(cookieTable.nextStep, slug);
  addEventListener('beforeunload', remember);
  await painted();
  removeEventListener('beforeunload', remember);
  follow();
}

export function usePlace(line: Line): Place {
  const path = useParams()['*'] ?? '';
  const { key } = useLocation();
  const navigate = useNavigate();
  const [arrivedAt] = useState(key);
  const [ahead, setAhead] = useState<{ slug: string; of: string } | null>(null);
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  });
  const goTo = useCallback(
    (slug: string): void => {
      setAhead({ slug, of: current.current });
      void followBehindPaint(slug, () => void navigate(stepPath(line, slug)));
    },
    [line, navigate],
  );
  // The router has followed: coming back to that address later means its own step.
  if (ahead && ahead.of !== key) setAhead(null);
  const isAhead = ahead?.of === key;
  return { slug: isAhead ? ahead.slug : path, goTo, hasMoved: isAhead || key !== arrivedAt };
}
