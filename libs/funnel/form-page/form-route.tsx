/** The routes of one line's form, ready for a remote. */
import { factsOf } from '@emsal/lines/facts/line-facts';
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';
import type { RouteHandle } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import type { StepWidgets } from '../step-form/step-widget';

const handle: RouteHandle = { layout: 'step' };

/** Between two steps nothing is loaded again: the store knows more than the draft. */
const stay = () => false;

export function formRoute({ id, load }: RegisteredLine, widgets: StepWidgets): RouteObject {
  const lazy = async () => {
    const [line, { FormPage, formLoader, formAction }] = await Promise.all([load(), import('./form-parts')]);
    return {
      loader: formLoader(line),
      action: formAction(line),
      shouldRevalidate: stay,
      Component: () => <FormPage line={line} widgets={widgets} />,
    };
  };
  return { path: `${factsOf(id).slug}/form/*`, handle, lazy };
}
