/** The form of any line: finds the step and draws it, the code panel or the way to the offers in its place. */
import type { FormContext } from '@emsal/lines/kit/field';
import type { LineFacts } from '@emsal/lines/facts/line-shape';
import type { Line, Step } from '@emsal/lines/kit/step';
import { mayOpenStep } from '@emsal/lines/kit/step-order';
import { findStep } from '@emsal/lines/kit/visible-steps';
import { formatPhone } from '@emsal/platform/formats/numbers';
import { useLoaderData } from '@emsal/platform/router';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useSelector, useStore } from '@emsal/platform/store';
import { listenToFunnel } from '@emsal/state/funnel/funnel-listener';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import type { RootState } from '@emsal/state/store';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSendWhenLeaving } from '../draft/use-send-unsaved';
import { PassportPanel } from '../passport/passport-panel';
import { StepForm } from '../step-form/step-form';
import type { StepWidgets } from '../step-form/step-widget';
import { StepFrame } from '../step-page/step-frame';
import { StepHead } from '../step-page/step-head';
import { CookieNotice } from './cookie-notice';
import { openStep } from './form-loader';
import { laterCreateOfferDialog, laterOffersComing, laterOtpPanel } from './later-parts';
import { LookingUp } from '../step-form/looking-up';
import { StoringNotice } from './storing-notice';
import { useCourse } from './use-course';
import type { Course } from './use-course';
import { useOpening } from './use-opening';
import { usePlace } from './use-place';

export interface FormPageProps {
  line: Line;
  widgets: StepWidgets;
}

/** Keeps the line's storage in step while its form is open. */
function useListener(line: LineFacts): void {
  const store = useStore<RootState>();
  useEffect(() => listenToFunnel(store, line, sessionStore), [store, line]);
}

/** The step of this path, settled when the path changes: answers that change while one types move nobody away. */
function useStep(line: Line, context: FormContext, slug: string): Step {
  const store = useStore<RootState>();
  return useMemo(() => {
    const funnel = selectFunnel(line.id)(store.getState());
    const named = findStep(line, slug);
    return named && mayOpenStep(line, { ...funnel, slug }, context) ? named : openStep(line, funnel, context);
  }, [store, line, slug, context]);
}

/** What takes another's place begins at its top, in the very frame that shows it. */
function useTop(screen: string): void {
  const shown = useRef(screen);
  useLayoutEffect(() => {
    if (shown.current !== screen) scrollTo(0, 0);
    shown.current = screen;
  }, [screen]);
}

interface Screen extends FormPageProps {
  step: Step;
  context: FormContext;
  funnel: LineFunnel;
  course: Course;
  hasMoved: boolean;
}

export function FormPage({ line, widgets }: FormPageProps) {
  const context = useLoaderData() as FormContext;
  const funnel = useSelector(selectFunnel(line.id));
  const { slug, goTo, hasMoved } = usePlace(line);
  const step = useStep(line, context, slug);
  const course = useCourse({ line, step, context }, goTo);
  useListener(line.facts);
  useSendWhenLeaving(line, step);
  return (
    <StepFrame {...{ line, step }} answers={funnel.answers} done={funnel.done}>
      <CookieNotice />
      <Shown {...{ line, widgets, step, context, funnel, course, hasMoved }} />
      <StoringNotice isStuck={funnel.storing.isStuck} />
      {funnel.visitId !== null && funnel.savedAnswers.phoneNumber && <PassportPanel visitId={funnel.visitId} />}
      {funnel.createOfferError.status && (
        <Suspense>
          <laterCreateOfferDialog.Part line={line} funnel={funnel} />
        </Suspense>
      )}
    </StepFrame>
  );
}

function Shown(screen: Screen) {
  const isOpening = useOpening(screen);
  const { step, funnel, course, hasMoved } = screen;
  useTop(`${step.slug} ${course.shows === 'back' ? 'form' : course.shows}`);
  if (course.shows === 'offers')
    return (
      <Suspense fallback={<LookingUp />}>
        <laterOffersComing.Part />
      </Suspense>
    );
  if (course.shows === 'code')
    return (
      <Suspense fallback={<LookingUp />}>
        <laterOtpPanel.Part
          {...course.otp}
          phone={formatPhone(String(funnel.answers.phoneNumber ?? ''))}
          onVerified={course.onVerified}
          onChangePhone={course.changePhone}
        />
      </Suspense>
    );
  return <OneStep {...screen} {...{ isOpening }} takesFocus={hasMoved || course.shows === 'back'} />;
}

/** Drawn anew when the server refused it after all. */
function OneStep({
  line,
  widgets,
  step,
  context,
  funnel,
  course,
  isOpening,
  takesFocus,
}: Screen & { isOpening: boolean; takesFocus: boolean }) {
  const { refused, refusals } = funnel.storing;
  const refusal = refused?.step === step.slug ? refused.refusal : undefined;
  const form = `${step.slug} ${refusals}`;
  return (
    <StepForm
      form={form}
      {...{ line, step, context, isOpening }}
      leave={course.leave}
      refused={refusal}
      asks={course.asks}
      visitId={funnel.visitId}
      answers={funnel.answers}
      widget={step.widget === undefined ? undefined : widgets[step.widget]}
      head={(errors, attempt) => <StepHead {...{ form, line, step, errors, attempt, takesFocus }} />}
    />
  );
}
