/* The published IDL names no refusals of its own: only Anchor's are used. */
#ifndef REFERRAL_ERROR_LIST_H
#define REFERRAL_ERROR_LIST_H

#define PROGRAM_ERRORS(X)

#endif
