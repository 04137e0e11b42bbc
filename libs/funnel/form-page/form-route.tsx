/** The routes of one line's form, ready for a remote. */
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';
import type { RouteHandle } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import type { StepWidgets } from '../step-form/step-widget';
import type * as OwnParts from './form-parts';

/** The funnel's `form-parts` and the remote's widgets: what a form needs at once, as one chunk of the remote. */
export type FormParts = typeof OwnParts & { widgets: StepWidgets };

const handle: RouteHandle = { layout: 'step' };

/** Between two steps nothing is loaded again: the store knows more than the draft. */
const stay = () => false;

export function formRoute({ id, load }: RegisteredLine, loadParts: () => Promise<FormParts>): RouteObject {
  const lazy = async () => {
    const [line, { FormPage, formLoader, formAction, fetchDrawn, widgets }] = await Promise.all([load(), loadParts()]);
    await fetchDrawn(line, widgets);
    return {
      loader: formLoader(line),
      action: formAction(line),
      shouldRevalidate: stay,
      Component: () => <FormPage line={line} widgets={widgets} />,
    };
  };
  return { path: `${lineAddresses[id].slug}/form/*`, handle, lazy };
}
