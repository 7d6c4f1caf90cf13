/** React's own check of a container. */
export function isContainer(candidate: object): candidate is Element {
  return 'nodeType' in candidate && candidate.nodeType === Node.ELEMENT_NODE;
}
