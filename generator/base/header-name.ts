/** The names that a header can have (RFC 9110, 5.6.2). */
export const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
