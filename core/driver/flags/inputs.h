#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// What is compiled, for what, and where the result goes.
inline constexpr FlagRow kInputs[] = {
    {
        .flags = {"model_files"},
        .nargs = "+",
        .metavar = "<model_files>",
        .facts =
            {
                .summary =
                    "The model to compile. With --framework XLA this is one HLO protobuf file; logs also "
                    "show a traced model's directory or a penguin.py file here.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "in every version of the guide"},
                             {Source::kLog224, "called with a traced model's directory"},
                             {Source::kLog202412,
                              "called with penguin.py and --internal-tensorizer-opt-level=nki"}},
                .related = {"--framework", "--pipeline"},
                .example = "neuronx-cc compile model.hlo --framework XLA --target trn1",
                .notes = "How many files are allowed depends on the framework; that a list is taken is the "
                         "guide's wording, not read off the parser. Words that nothing takes end in "
                         "`[NCC_EARG002] Illegal argument(s) - the following argument(s) are unrecognized:` "
                         "(build 2.26.6360); argparse's own line for them is in no public log.",
            },
    },
    {
        .flags = {"--framework"},
        .choices = {"XLA"},
        .metavar = "<framework_name>",
        .required = true,
        .facts =
            {
                .summary =
                    "Names the framework the model comes from. XLA is the only value, and the guide has it "
                    "as mandatory.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "mandatory in the synopsis; XLA only"},
                             {Source::kNotes, "one choice; says it is detected when absent"},
                             {Source::kLog224, "given as XLA; the log then says XLA was detected"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--target"},
                .example = "--framework=XLA",
                .notes =
                    "The guide gives no default and no brackets; the public notes speak of detection when it "
                    "is left out. Every line seen has it.",
            },
    },
    {
        .flags = {"--target"},
        .choices = {"inf2", "trn1", "trn1n", "trn2", "trn3", "trn2n", "inf1", "sunda"},
        .metavar = "<instance_family>",
        .required = true,
        .facts =
            {
                .summary =
                    "The instance family that the result shall run on. It also decides which --lnc values "
                    "are legal.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .history = {{.since = "2.3.0", .change = Change::kChoiceAdded, .value = "trn1"},
                            {.since = "2.8.0", .change = Change::kChoiceAdded, .value = "inf2"},
                            {.since = "2.9.0", .change = Change::kChoiceAdded, .value = "trn1n"},
                            {.since = "2.21.0",
                             .change = Change::kChoiceAdded,
                             .value = "trn2",
                             .note = "first as a beta"},
                            {.since = "2.27.0",
                             .change = Change::kNote,
                             .note = "trn3 is in the vendor's own NKI code from here on, but in no edition "
                                     "of the guide."}},
                .evidence = {{Source::kGuide, "trn1 from the start; inf2, trn1n and trn2 came later"},
                             {Source::kMxTutorial, "used as --target trn3"},
                             {Source::kNotes, "eight choices, sunda among them"},
                             {Source::kIssue865, "a wrapper replaced the user's inf2 by trn1"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--arch", "--lnc"},
                .example = "--target=trn2",
                .notes =
                    "The guide stops at trn2. The names after it come from the public notes; trn2n, inf1 and "
                    "sunda were seen in no command line.",
            },
    },
    {
        .flags = {"--output", "-o"},
        .default_value = {RowDefaultKind::kText, "file.neff"},
        .metavar = "<filename>",
        .facts =
            {
                .summary = "Where to write the finished NEFF archive.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "default file.neff"},
                             {Source::kNotes, "short form -o"},
                             {Source::kLog224, "--output, as torch_neuronx writes it"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--logfile"},
                .example = "--output graph.neff",
                .notes = "The short form -o stands in the public notes alone.",
            },
    },
    {
        .flags = {"--temp-dir"},
        .metavar = "<dir>",
        .facts =
            {
                .summary =
                    "The folder for files the compiler makes on its way. Worth setting when the home folder "
                    "lies on a network drive.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .since = "2.13.1",
                .until = "2.32.0",
                .evidence = {{Source::kVllmTutorial, "advised where home is on NFS"},
                             {Source::kNotes, "a string; PUBLIC or HIDDEN"},
                             {Source::kPublicFile, "--tmpdir is refused"}},
                .related = {"--pipeline"},
                .example = "--temp-dir=/tmp/neuroncc_tmp",
                .notes =
                    "--tmpdir and --temp_dir are no flags of the driver: the first was seen refused with "
                    "NCC_EARG002.",
            },
    },
    {
        .flags = {"--framework"},
        .command = Command::kListOperators,
        .choices = {"XLA"},
        .metavar = "<framework_name>",
        .required = true,
        .facts =
            {
                .summary = "Whose operator names to print; XLA is the only value.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "in every version; XLA only"}},
                .related = {"--framework"},
                .example = "neuronx-cc list-operators --framework XLA",
            },
    },
};
static_assert(well_formed(kInputs));

}  // namespace flaglane::driver::flags
