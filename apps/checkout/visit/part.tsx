import { Component, lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

interface Missing {
  /** What could not be loaded. */
  missed?: unknown;
  error?: unknown;
}

/**
 * A part of a page whose script comes when it is needed. Without a connection the page stands as it is and the part
 * follows when the connection is back, as the bar above promises; else the failure is the page's.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const arrive = async () => ({ default: await load() });
  let Part: ComponentType<Props> = lazy(arrive);
  return class extends Component<Props, Missing> {
    override state: Missing = {};
    static getDerivedStateFromError = (error: unknown): Missing => ({ error, missed: Part });
    override componentDidMount = (): void => addEventListener('online', this.follow);
    override componentWillUnmount = (): void => removeEventListener('online', this.follow);
    follow = (): void => {
      if (this.state.missed === Part) Part = lazy(arrive);
      this.setState({});
    };
    override render() {
      if (this.state.missed !== Part) return <Suspense>{<Part {...this.props} />}</Suspense>;
      if (navigator.onLine) throw this.state.error;
      return null;
    }
  };
}
