/**
 * The lines of the changelogs, for `changeset version` (.changeset/config.json): sentences for users, without the hashes
 * of our commits, and without a list of our own packages at each, because all of them have one version.
 */
export default {
  getReleaseLine: async ({ summary }) => {
    const [first = '', ...rest] = summary.trim().split('\n');
    return [`- ${first}`, ...rest.map((line) => (line === '' ? line : `  ${line}`))].join('\n');
  },
  getDependencyReleaseLine: async () => '',
};
