/** The form of any line: the current step, or the code panel or the wait for offers in its place. */
import type { FormContext } from '@emsal/lines/kit/grammar/field';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { mayOpenStep } from '@emsal/lines/kit/steps/step-order';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { formatPhone } from '@emsal/platform/formats/numbers';
import { useLoaderData } from '@emsal/platform/router';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useBusinessStep } from '@emsal/platform/tracking/business-step';
import { useSelector, useStore } from '@emsal/platform/store';
import { listenToFunnel } from '@emsal/state/visit/funnel-listener';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import type { RootState } from '@emsal/state/store';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSendWhenLeaving } from '../autosave/use-send-unsaved';
import { PassportPanel } from '../passport/passport-panel';
import { StepForm } from '../step-form/step-form';
import type { StepPictures, StepWidgets } from '../step-form/step-widget';
import { StepFrame } from '../step-page/step-frame';
import { CookieNotice } from './cookie-notice';
import styles from './form-page.module.css';
import { openStep } from './form-loader';
import { CodeScreen, CreateOfferDialog, OffersLoading } from './lazy-parts';
import { StoringNotice } from './storing-notice';
import { useEntryPass } from './use-entry-pass';
import { useFormLocation } from './use-form-location';
import { useOpeningLookups } from './use-opening-lookups';
import { useStepFlow } from './use-step-flow';
import type { StepFlow } from './use-step-flow';

export interface FormPageProps {
  line: Line;
  widgets: StepWidgets;
  pictures?: StepPictures;
}

/** Mirrors the line's state into session storage while its form is open. */
function useListener(line: LineFacts): void {
  const store = useStore<RootState>();
  useEffect(() => listenToFunnel(store, line, sessionStore), [store, line]);
}

/** The step of this path. Decided when the path changes: answers that change while the visitor types lead nowhere else. */
function useStepAtPath(line: Line, context: FormContext, slug: string): Step {
  const store = useStore<RootState>();
  return useMemo(() => {
    const funnel = selectFunnel(line.id)(store.getState());
    const named = findStep(line, slug);
    return named && mayOpenStep(line, { ...funnel, slug }, context) ? named : openStep(line, funnel, context);
  }, [store, line, slug, context]);
}

/** Scrolls to the top in the same frame in which another screen is shown. */
function useScrollToTop(screen: string): void {
  const shown = useRef(screen);
  useLayoutEffect(() => {
    if (shown.current !== screen) scrollTo(0, 0);
    shown.current = screen;
  }, [screen]);
}

interface Screen extends FormPageProps {
  /** The address names no step. */
  isEntry: boolean;
  step: Step;
  context: FormContext;
  funnel: LineFunnel;
  flow: StepFlow;
  hasNavigated: boolean;
}

export function FormPage({ line, widgets, pictures = {} }: FormPageProps) {
  const context = useLoaderData() as FormContext;
  const funnel = useSelector(selectFunnel(line.id));
  const { slug, goTo, hasNavigated } = useFormLocation(line);
  const step = useStepAtPath(line, context, slug);
  const flow = useStepFlow({ line, step, context }, goTo);
  useListener(line.facts);
  useBusinessStep('step');
  useSendWhenLeaving(line, step);
  return (
    <StepFrame {...{ line, step }} answers={funnel.answers} done={funnel.done}>
      <CookieNotice />
      <CurrentScreen
        {...{ line, widgets, pictures, step, context, funnel, flow, hasNavigated }}
        isEntry={slug === ''}
      />
      <StoringNotice isStalled={funnel.storing.isStuck} />
      {funnel.createOfferError.status && <CreateOfferDialog {...{ line, funnel }} requestOffers={flow.requestOffers} />}
    </StepFrame>
  );
}

/** Below fields or a code only, because what replaces them for a moment has another height. Another screen has another panel. */
const OtherDevice = ({ step, funnel, flow }: Pick<Screen, 'step' | 'funnel' | 'flow'>) =>
  funnel.visitId !== null &&
  funnel.savedAnswers.phoneNumber && <PassportPanel key={`${step.slug} ${flow.view}`} visitId={funnel.visitId} />;

function CurrentScreen(screen: Screen) {
  const isLookingUp = useOpeningLookups(screen);
  const { isDue, isPassing } = useEntryPass({ ...screen, isLookingUp });
  const { step, funnel, flow, hasNavigated } = screen;
  useScrollToTop(`${step.slug} ${flow.view === 'formAgain' ? 'form' : flow.view}`);
  if (flow.view === 'offers') return <OffersLoading sale={screen.line.facts.sale} />;
  if (flow.view === 'code')
    return (
      <CodeScreen
        {...flow.otp}
        phone={formatPhone(String(funnel.answers.phoneNumber ?? ''))}
        onVerified={flow.onVerified}
        onChangePhone={flow.changePhone}
      >
        <OtherDevice {...screen} />
      </CodeScreen>
    );
  const hasFields = !isLookingUp && !isPassing;
  return (
    <>
      <div className={isDue && !isPassing ? styles.passedOver : undefined}>
        <StepView {...screen} isLookingUp={!hasFields} takesFocus={hasNavigated || flow.view === 'formAgain'} />
      </div>
      {hasFields && <OtherDevice {...screen} />}
    </>
  );
}

interface StepViewProps extends Screen {
  isLookingUp: boolean;
  takesFocus: boolean;
}

/** Remounts the form with every refusal that arrives for its step in the background. */
function StepView({
  line,
  widgets,
  pictures = {},
  step,
  context,
  funnel,
  flow,
  isLookingUp,
  takesFocus,
}: StepViewProps) {
  const { refused, refusals } = funnel.storing;
  return (
    <StepForm
      {...{ line, step, context, isLookingUp, takesFocus }}
      formKey={`${step.slug} ${refusals}`}
      submit={flow.submit}
      refused={refused?.step === step.slug ? refused.refusal : undefined}
      fieldsToAsk={flow.fieldsToAsk}
      visitId={funnel.visitId}
      widget={step.widget === undefined ? undefined : widgets[step.widget]}
      picture={step.picture === undefined ? undefined : pictures[step.picture]}
    />
  );
}
