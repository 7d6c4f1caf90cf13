declare module 'sourcebuster' {
  const sourcebuster: {
    /** Looks at the page once more. Times in months and minutes. */
    init(preferences: { lifetime: number; session_length: number; timezone_offset: string }): void;
  };
  export default sourcebuster;
}
