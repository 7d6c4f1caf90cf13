import { Component, type ReactNode } from 'react';
import type { IslandErrors } from './island-errors.ts';

interface Props {
  readonly errors: Pick<IslandErrors, 'beginsTree' | 'caught'>;
  readonly children: ReactNode;
}

/**
 * Catches an island's exceptions, in the same way in React 18 and 19. It renders nothing afterwards: the custodian
 * ignores the resulting removal, so the server's markup stays.
 *
 * When React cannot hydrate, it makes a second boundary to render everything anew. That one renders nothing either:
 * creating nodes only to have them refused would warn on the console and assign HTML, which Trusted Types forbid.
 */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: !this.props.errors.beginsTree() };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.errors.caught(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
