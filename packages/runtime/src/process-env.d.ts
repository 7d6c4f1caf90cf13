declare namespace NodeJS {
  interface ProcessEnv {
    /** Replaced by a constant in every bundle. */
    readonly NODE_ENV?: string;
  }
}
