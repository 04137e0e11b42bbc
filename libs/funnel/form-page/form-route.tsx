/** The route of one line's form, for a remote's route list. */
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';
import type { RouteHandle } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';
import type { StepPictures, StepWidgets } from '../step-form/step-widget';
import type * as OwnChunk from './form-chunk';

/** The exports of `form-chunk` and the remote's widgets, in one chunk of the remote. */
export type FormChunk = typeof OwnChunk & { widgets: StepWidgets; pictures?: StepPictures };

const handle: RouteHandle = { layout: 'step' };

/** The store holds more than the draft, so the loader does not run again between two steps. */
const neverRevalidate = () => false;

export function formRoute({ id, load }: RegisteredLine, loadParts: () => Promise<FormChunk>): RouteObject {
  const lazy = async () => {
    const [line, { FormPage, formLoader, formAction, preloadRendered, widgets, pictures }] = await Promise.all([
      load(),
      loadParts(),
    ]);
    await preloadRendered(line, { ...widgets, ...pictures });
    return {
      loader: formLoader(line),
      action: formAction(line),
      shouldRevalidate: neverRevalidate,
      Component: () => <FormPage {...{ line, widgets }} {...(pictures && { pictures })} />,
    };
  };
  return { path: `${lineAddresses[id].slug}/form/*`, handle, lazy };
}
