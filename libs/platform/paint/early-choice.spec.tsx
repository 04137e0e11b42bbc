/** Choices made on the edge's HTML, with the React that hydrates it. */
import { act } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { watchClicks, type ClickWatch } from './unanswered-click';

/** Every change that React hears of. */
const heard = vi.fn();
const one = (id: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`#${id}`)!;
const list = (): HTMLSelectElement => document.querySelector('select')!;

function Choices() {
  const [boxes, setBoxes] = useState<readonly string[]>(['given']);
  const [plan, setPlan] = useState('cash');
  const [order, setOrder] = useState('best');
  const toggle = (box: string): void => {
    heard(box);
    setBoxes((now) => (now.includes(box) ? now.filter((other) => other !== box) : [...now, box]));
  };
  const choose = (next: string): void => {
    heard(next);
    setPlan(next);
  };
  const sort = (next: string): void => {
    heard(next);
    setOrder(next);
  };
  return (
    <>
      {['first', 'second', 'given'].map((id) => (
        <label key={id}>
          <input type="checkbox" id={id} checked={boxes.includes(id)} onChange={() => toggle(id)} /> {id}
        </label>
      ))}
      {['cash', 'two', 'three'].map((id) => (
        <label key={id}>
          <input type="radio" name="plan" id={id} checked={plan === id} onChange={() => choose(id)} /> {id}
        </label>
      ))}
      <select aria-label="order" value={order} onChange={(event) => sort(event.currentTarget.value)}>
        <option value="best" />
        <option value="price" />
      </select>
      <output>{[...boxes, plan, order].join(' ')}</output>
    </>
  );
}

describe('a choice before hydration', () => {
  let watch: ClickWatch;
  let root: Root;
  const page = (children: ReactNode) => (
    <div onClickCapture={(event) => watch?.handled(event)} onChangeCapture={(event) => watch?.handled(event)}>
      {children}
    </div>
  );
  const hydrate = async (children: ReactNode = <Choices />): Promise<void> => {
    const element = document.getElementById('root')!;
    watch = watchClicks(element, null);
    await act(async () => void (root = hydrateRoot(element, page(children))));
    await act(async () => watch.hydrated());
  };
  const said = (): string => document.querySelector('output')!.textContent;
  const render = (children: ReactNode = <Choices />): void => {
    document.body.innerHTML = '<div id="root"></div>';
    document.getElementById('root')!.innerHTML = renderToString(page(children));
  };

  beforeEach(() => {
    heard.mockClear();
    vi.useFakeTimers();
    render();
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });

  it('is kept and told to React once: every checkbox, the last radio of a group, a list', async () => {
    one('first').click();
    one('second').click();
    one('given').click();
    one('two').click();
    one('three').click();
    list().value = 'price';
    await hydrate();
    await act(async () => void vi.advanceTimersByTime(1_000));
    expect(said()).toBe('first second three price');
    expect(heard.mock.calls.flat().toSorted()).toEqual(['first', 'given', 'price', 'second', 'three']);
    expect([one('first').checked, one('given').checked, one('three').checked, list().value]).toEqual([
      true,
      false,
      true,
      'price',
    ]);
  });

  it('that was taken back is none', async () => {
    one('first').click();
    one('first').click();
    one('two').click();
    one('cash').click();
    await hydrate();
    await act(async () => void vi.advanceTimersByTime(1_000));
    expect(heard).not.toHaveBeenCalled();
    expect(said()).toBe('given cash best');
  });

  it('in a part whose chunk is late is told when it is there', async () => {
    let isLoaded = true;
    const chunk = Promise.withResolvers<void>();
    const Late = (): ReactNode => {
      if (!isLoaded) throw chunk.promise;
      return <Choices />;
    };
    const late = (
      <Suspense>
        <Late />
      </Suspense>
    );
    render(late);
    isLoaded = false;
    await hydrate(late);
    await act(async () => {
      one('second').click();
      one('three').click();
      vi.advanceTimersByTime(500);
    });
    expect(heard).not.toHaveBeenCalled();
    expect([one('second').checked, one('three').checked]).toEqual([true, true]);
    isLoaded = true;
    await act(async () => chunk.resolve());
    await act(async () => void vi.advanceTimersByTime(500));
    expect(heard.mock.calls.flat().toSorted()).toEqual(['second', 'three']);
    expect(said()).toBe('given second three best');
  });
});
