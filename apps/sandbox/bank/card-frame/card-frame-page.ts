/** The card fields as a page of the bank, shown in a frame of the merchant's payment page. */
import { html, type Markup } from '../../page/html';
import type { Scheme } from '../test-cards';
import { cardFrameTexts as texts } from './card-frame.texts';

interface Field {
  name: string;
  label: string;
  hint?: string;
  autocomplete: string;
  inputmode: 'text' | 'numeric';
  maxlength: number;
}

const field = ({ name, label, hint, autocomplete, inputmode, maxlength }: Field): Markup =>
  html`<div>
    <label for="${name}">${label}</label>
    <p class="fault" id="${name}-fault"></p>
    <input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxlength}"
      required
      aria-describedby="${name}-fault${hint === undefined ? '' : ` ${name}-hint`}"
    />
    ${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;

const schemes: readonly Scheme[] = ['Visa', 'Mastercard', 'Troy', 'American Express'];

/** The card's own mark is emphasised once the number tells it. */
const schemeMarks = html`<ul class="schemes" id="schemes" aria-label="${texts.schemes}">
  ${schemes.map((scheme) => html`<li data-scheme="${scheme}">${scheme}</li>`)}
</ul>`;

/** @param parent origin of the embedding page: the only one that messages are exchanged with */
export const cardFrameBody = (parent: string): Markup =>
  html`<form
      id="card"
      novalidate
      aria-label="${texts.title}"
      data-parent="${parent}"
      data-invalid="${texts.invalid}"
      data-unreachable="${texts.unreachable}"
    >
      ${field({ name: 'holder', label: texts.holder, autocomplete: 'cc-name', inputmode: 'text', maxlength: 60 })}
      ${field({ name: 'number', label: texts.number, hint: '', autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23 })}
      ${schemeMarks}
      <div class="pair">
        ${field({ name: 'expiry', label: texts.expiry, hint: texts.expiryHint, autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 7 })}
        ${field({ name: 'cvv', label: texts.cvv, hint: texts.cvvHint, autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 })}
      </div>
    </form>
    <noscript><p class="fault">${texts.noScript}</p></noscript>`;
