declare module 'sourcebuster' {
  const sourcebuster: {
    /** Reads the page again. Times in months and minutes. */
    init(preferences: { lifetime: number; session_length: number; timezone_offset: string }): void;
  };
  export default sourcebuster;
}
