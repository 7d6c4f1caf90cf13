import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of hundreds of small tests, or of some that take half a minute each. */
const LONGEST = /\/e2e\/(stories|conformance\/[\w-]+|every-page\/\w[\w-]*|keyboard\/by-tab)\.e2e\.ts$/;

/** Starts with the longest files: a long file at the end would run while the other worker has nothing left to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
