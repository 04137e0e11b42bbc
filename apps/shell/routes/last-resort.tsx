/** When even the error page fails: one sentence and a home link, with nothing that could fail again. */
import { Component, type ReactNode } from 'react';
import { errorTexts as texts } from '../errors/error-page.texts';

export class LastResort extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main id="icerik">
        <h1>{texts.doubleFault}</h1>
        <a href="/">{texts.home}</a>
      </main>
    );
  }
}
