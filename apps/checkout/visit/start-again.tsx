import type { PublishedProduct } from '@emsal/platform/published-product';
import type { VisitedLine } from '@emsal/state/visit/open-visit';
import { useAppDispatch } from '@emsal/state/use-app-dispatch';
import { Link } from '@emsal/ui/link/link';
import type { MouseEvent } from 'react';
import { checkoutPaths } from '../navigation/checkout-paths';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { visitTexts as texts } from './visit.texts';

export type StartedLine = Pick<PublishedProduct, 'id' | 'branchId' | 'slug'>;

/**
 * The next step after a visit has ended: the form in a new visit, with what this tab knows. A new document, because the store of this
 * one still holds offers of the ended visit.
 */
export function StartAgain({ line }: { line: StartedLine }) {
  const dispatch = useAppDispatch();
  const path = checkoutPaths.form(line);
  const open = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const { replaceEndedVisit } = await import('./replace-visit');
    await dispatch(replaceEndedVisit(line as VisitedLine));
    openDocument(path);
  };
  return (
    <Link variant="line" href={path} data-reload="" onClick={(event) => void open(event)}>
      {texts.startAgain}
    </Link>
  );
}
