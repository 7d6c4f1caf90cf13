/** Data of the script tag's distribution; `scripts/table-plugin.ts` provides it. */
declare module 'stirrup:table' {
  /** For `readTable`. */
  export const table: string;
  /** For `readFiles`. */
  export const files: string;
}

/** Functions, which the table cannot hold. Their types name none of the packages, whose declarations are built with this file. */
declare module 'stirrup:functions' {
  type Act = (element: HTMLElement) => void;
  /** For `readTable`. */
  export const functions: {
    readonly starts: readonly ((element: HTMLElement) => 'load' | 'idle' | 'visible' | 'interaction')[];
    readonly members: Readonly<Record<string, { readonly atOnce?: Act; readonly whenFailed?: Act }>>;
  };
}
